import { InvoiceTotal } from '#features/billing/invoices/invoice-total.tsx'

export const Total = InvoiceTotal
