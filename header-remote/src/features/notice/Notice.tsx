import type { Notice as NoticeContent } from '@grocer/shared-contracts';
import { linkOf } from '@grocer/shared-contracts/internal';
import { TriangleAlert } from 'lucide';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Root } from '../../ui/root/Root.tsx';

/** The publisher's emergency notice: plain text and at most one link (behaviour/switches#notice). */
export const Notice = ({ notice }: { notice: NoticeContent }) => {
  const link = linkOf(notice);
  return (
    <Root as="div" className="grocer-notice">
      <section aria-label="Important notice">
        <div className="row">
          <Icon glyph={TriangleAlert} size={20} />
          <p>
            <span>{notice.text}</span> {link && <a href={link.href}>{link.text}</a>}
          </p>
        </div>
      </section>
    </Root>
  );
};
