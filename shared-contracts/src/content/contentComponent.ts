import * as z from 'zod/mini';
import { decorativeFlag, decorativeList, decorativePart, decorativeText } from '../reading/decoration.ts';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';
import { advertFields } from './advert.ts';
import { contentProductSchema } from './contentProduct.ts';
import { pictureFields } from './picture.ts';
import { richTextSchema } from './richText.ts';
import { maybeEditorialLinkSchema } from './textArea.ts';
import { tradingCellFields } from './tradingCell.ts';

/** Containers in containers: deeper than this nobody builds, and deeper than that nothing is read. */
const DEEPEST = 12;

const analyticsSchema = z.object({
  promoName: decorativeText,
  promoType: decorativeText,
  promoPeriod: decorativeText,
  bannerPurpose: decorativeText,
  buyingOfficeAndGroup: decorativeText,
  /** Handed on as it came (clarification 144). */
  enhancedEcommerceInternalPromotion: z._default(z.unknown(), null),
  assetModuleType: decorativeText,
});

/** What promo_click tells of a component (clarifications C12). */
export type ContentAnalytics = z.infer<typeof analyticsSchema>;

const breakpointSchema = z.object({
  name: textSchema,
  width: orNull(z.number()),
  offset: orNull(z.number()),
  visible: decorativeFlag(true),
  layout: decorativeText,
});

const cqResponsiveSchema = z.object({ deviceBreakpoints: decorativeList(breakpointSchema) });

/** The fields of every component (spec §3, CMS component). */
const commonFields = {
  resourceType: textSchema,
  componentId: decorativeText,
  analytics: decorativePart(analyticsSchema),
  cqResponsive: decorativePart(cqResponsiveSchema),
  /** A link over the whole component (clarification 143). */
  linkPath: decorativeText,
  /** An anchor's id, to be put behind the header's prefix (clarification 143). */
  elementId: decorativeText,
  ...pictureFields,
  /** Names of variants, to be checked against those known: never to be written to `class` (clarification 143). */
  styleIds: decorativeList(z.string()),
  childComponents: decorativeList(z.unknown()),
};

const bareComponentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trading-cell'), ...commonFields, ...tradingCellFields }),
  z.object({
    kind: z.literal('text-card'),
    ...commonFields,
    heading: decorativeText,
    blocks: richTextSchema,
    link: maybeEditorialLinkSchema,
    /** An invalid card shows nothing (spec §5, Menu and content). */
    valid: decorativeFlag(true),
  }),
  z.object({ kind: z.literal('rich-text'), ...commonFields, blocks: richTextSchema }),
  z.object({ kind: z.literal('banner-ad'), ...commonFields, ...advertFields }),
  z.object({ kind: z.literal('image'), ...commonFields }),
  z.object({
    kind: z.literal('click-to-buy'),
    ...commonFields,
    products: decorativeList(contentProductSchema),
  }),
  z.object({ kind: z.literal('container'), ...commonFields }),
  // Not mapped: warned about once per resource type, and nothing is shown (clarification 118).
  z.object({ kind: z.literal('unmapped'), ...commonFields }),
]);

type BareComponent = z.infer<typeof bareComponentSchema>;
type Nested<Component> = Component extends BareComponent
  ? Omit<Component, 'childComponents'> & { childComponents: ContentComponent[] }
  : never;

/** A component of the content service; `kind` is the last part of its resource type (wire: Content). */
export type ContentComponent = Nested<BareComponent>;

export type ContentKind = ContentComponent['kind'];

/** The component of a kind: `ContentOf<'trading-cell'>`. */
export type ContentOf<Kind extends ContentKind> = Extract<ContentComponent, { kind: Kind }>;

const kinds: ReadonlySet<unknown> = new Set<ContentKind>([
  'trading-cell',
  'text-card',
  'rich-text',
  'banner-ad',
  'image',
  'click-to-buy',
  'container',
]);

const withKind = (component: unknown): unknown => {
  if (typeof component !== 'object' || component === null || !('resourceType' in component)) return component;
  if (typeof component.resourceType !== 'string') return component;
  const kind = component.resourceType.split('/').at(-1);
  return { ...component, kind: kinds.has(kind) ? kind : 'unmapped' };
};

const componentAt = (level: number): z.ZodMiniType<ContentComponent> =>
  z.pipe(
    z.pipe(z.transform(withKind), bareComponentSchema),
    z.transform(({ childComponents, ...own }): ContentComponent => {
      const children = level < DEEPEST ? readChildren(level, childComponents) : [];
      return { ...own, childComponents: children };
    }),
  );

const readChildren = (level: number, children: readonly unknown[]): ContentComponent[] =>
  z.parse(decorativeList(componentAt(level + 1)), children);

/** Reads a component with all that is nested in it. One that cannot be read is dropped by whatever it stands in. */
export const contentComponentSchema = componentAt(1);
