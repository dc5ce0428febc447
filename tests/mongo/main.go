// Command ferretdb serves the MongoDB wire protocol on a free loopback port, backed by SQLite files in one
// directory. The store suite talks to it through the official driver.
//
// It prints its connection string on one line and stops when its standard input closes, so that it never
// outlives the test run that started it.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	dir := flag.String("dir", "", "existing directory for the SQLite files")
	flag.Parse()
	if err := serve(*dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serve(dir string) error {
	if dir == "" {
		return fmt.Errorf("-dir is required")
	}
	server, err := ferretdb.New(&ferretdb.Config{
		Listener: ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Logger:   slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Handler:  "sqlite",
		// Nothing here has to outlive a power cut, and waiting for the disk would be most of the time.
		SQLiteURL: "file:" + dir + "/?_pragma=synchronous(off)",
	})
	if err != nil {
		return err
	}

	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		defer cancel()
		_, _ = io.Copy(io.Discard, os.Stdin)
	}()

	fmt.Println(server.MongoDBURI())
	return server.Run(ctx)
}
