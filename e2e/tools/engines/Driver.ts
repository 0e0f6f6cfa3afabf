/** A key of `Driver.key`, named as in `KeyboardEvent.key`. */
export type KeyName = 'ArrowDown' | 'Backspace' | 'Enter' | 'Escape' | 'Tab';

export interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** What a journey needs of a browser. Each engine has one; everything else is written once, above it. */
export interface Driver {
  /** Resolves once the navigation has begun to answer, not when the page has loaded. */
  open(address: string): Promise<void>;
  /** Gives the viewport this size. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function's body in the page, whatever its policy is. */
  run<Result>(body: string): Promise<Result>;
  /** Moves the mouse to a point of the viewport. */
  move(x: number, y: number): Promise<void>;
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** The viewport as a PNG. */
  picture(): Promise<Buffer>;
  /** `address` is any file of the site that the cookies belong to; it should load nothing else. */
  setCookies(cookies: readonly Cookie[], address: string): Promise<void>;
  close(): Promise<void>;
}
