/** What the head start needs of the header's options. The fragment has it as JSON in the script element. */
export interface StartServices {
  /** Value of the `breadcrumb` header. */
  appName: string;
  /** Addresses of scripts that the header will request, to be fetched ahead. */
  scripts: string[];
  /** Base addresses. */
  token: string;
  context: string;
  graph: string;
  slots: string;
  addresses: string;
  branches: string;
}
