"""Says what is heard in a WAV file of 16,000 samples a second, as far as it is one of the phrases of the grammar."""

import sys
import wave

from pocketsphinx import Decoder

grammar, sound = sys.argv[1:]
with wave.open(sound) as opened:
    samples = opened.readframes(opened.getnframes())
decoder = Decoder(samprate=16000, jsgf=grammar, loglevel="FATAL")
decoder.start_utt()
decoder.process_raw(samples, full_utt=True)
decoder.end_utt()
heard = decoder.hyp()
print(heard.hypstr if heard else "")
