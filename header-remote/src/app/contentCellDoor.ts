/** The door `./ContentCell` (design §5): by its name, and as `lazy` wants it. */
export { ContentCell, ContentCell as default } from './ContentCell.tsx';
