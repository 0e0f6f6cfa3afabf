/** What the head start needs of the release and of the header's options. The fragment has it as JSON in the script element. */
export interface StartServices {
  /** Value of the `breadcrumb` header. */
  appName: string;
  /** Address of the release's files. */
  folder: string;
  /** Base addresses. */
  token: string;
  context: string;
  graph: string;
  slots: string;
  addresses: string;
  branches: string;
}
