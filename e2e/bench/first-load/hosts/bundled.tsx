import { mount } from '@grocer/header-remote/app/widgets/mount.tsx';
import { headerElement, readPage } from './page.ts';

/** The header as part of the page's own bundle, without a micro-frontend. */
mount('Header', headerElement(), readPage().options);
