export interface PageProps {
  /** What stands in the address for `:id`. */
  readonly id: string;
  readonly query: URLSearchParams;
}
