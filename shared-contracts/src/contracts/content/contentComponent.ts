import * as z from 'zod/mini';
import {
  decorativeFlag,
  decorativeList,
  decorativeObject,
  decorativeText,
  oneOf,
  orNull,
  textSchema,
} from '../reading/fields.ts';
import {
  advertFields,
  badgeSchema,
  contentProductSchema,
  maybeEditorialLinkSchema,
  pictureFields,
  pictureSchema,
  textAreaSchema,
} from './advert.ts';
import { richTextSchema } from './richText.ts';

const brandIconSchema = z.object({
  /** The icon is shown only if this is true and there is an image. */
  display: decorativeFlag(false),
  image: pictureSchema,
  position: oneOf(['floated'], 'pinned'),
});

const loyaltyCardIconSchema = z.object({
  /** Discount with the loyalty card, such as `£2`. */
  additionalReduction: textSchema,
  supercharged: decorativeFlag(false),
});

const iconsSchema = z.object({
  /** Text of the roundel, such as `save ⅓`. */
  offerRoundel: badgeSchema,
  messageIcon: decorativeObject(z.object({ message: oneOf(['New', 'Try'], 'none') })),
  brandIcon: orNull(brandIconSchema),
  loyaltyCardIcon: orNull(loyaltyCardIconSchema),
});

const imageSchema = z.object({ portraitImage: pictureSchema, landscapeImage: pictureSchema });

/** The fields of a trading cell. */
const tradingCellFields = {
  /** How many of four columns the cell spans, from 992 px. */
  defaultNumOfCells: oneOf(['twoCells', 'threeCells', 'fourCells'], 'oneCell'),
  image: decorativeObject(imageSchema),
  textArea: decorativeObject(textAreaSchema),
  icons: decorativeObject(iconsSchema),
  products: decorativeList(contentProductSchema),
};

/**
 * Maximum depth of nested components; deeper ones are not read. Real content is less deep: the limit is for
 * hostile documents.
 */
const maxDepth = 12;

const analyticsSchema = z.object({
  promoName: decorativeText,
  promoType: decorativeText,
  promoPeriod: decorativeText,
  bannerPurpose: decorativeText,
  buyingOfficeAndGroup: decorativeText,
  /** Passed on unchanged in `promo_click`. */
  enhancedEcommerceInternalPromotion: z._default(z.unknown(), null),
  assetModuleType: decorativeText,
});

/** Fields of a component that the event `promo_click` sends (behaviour/content#promo-click). */
export type ContentAnalytics = z.infer<typeof analyticsSchema>;

const breakpointSchema = z.object({
  name: textSchema,
  width: orNull(z.number()),
  offset: orNull(z.number()),
  visible: decorativeFlag(true),
  layout: decorativeText,
});

const cqResponsiveSchema = z.object({ deviceBreakpoints: decorativeList(breakpointSchema) });

/** The fields of every component (behaviour/services#components). */
const commonFields = {
  resourceType: textSchema,
  componentId: decorativeText,
  analytics: decorativeObject(analyticsSchema),
  cqResponsive: decorativeObject(cqResponsiveSchema),
  /** URL of a link that covers the whole component. */
  linkPath: decorativeText,
  /** Anchor id. The header adds its own prefix. */
  elementId: decorativeText,
  ...pictureFields,
  /** Style variants. Check them against an allow-list; never use them as `class`. */
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
    /** If `false`, the card is not shown. */
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
  // A component with an unknown resource type. It is not shown, and the console warns once per type.
  z.object({ kind: z.literal('unmapped'), ...commonFields }),
]);

type BareComponent = z.infer<typeof bareComponentSchema>;
/** An interface, because TypeScript 5 does not accept a type alias that refers to itself. */
export interface WithChildren {
  childComponents: ContentComponent[];
}
type Nested<Component> = Component extends BareComponent
  ? Omit<Component, 'childComponents'> & WithChildren
  : never;

/** A component of the content service. `kind` is the last part of its resource type; `unmapped` if that is unknown. */
export type ContentComponent = Nested<BareComponent>;

export type ContentKind = ContentComponent['kind'];

/** The component with this kind: `ContentOf<'trading-cell'>`. */
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
    z.transform(({ childComponents, ...fields }): ContentComponent => {
      const children = level < maxDepth ? z.parse(componentsAt(level + 1), childComponents) : [];
      return { ...fields, childComponents: children };
    }),
  );

/**
 * Reads a list of components. Drops unreadable components, and those that editors have made invisible
 * (behaviour/content#invisible).
 */
const componentsAt = (level: number) =>
  z.transform((list: unknown): ContentComponent[] => {
    const valid = Array.isArray(list) ? list.filter((item) => item?.valid !== false) : [];
    return z.parse(decorativeList(componentAt(level)), valid).filter(isVisibleSomewhere);
  });

const isVisibleSomewhere = ({ cqResponsive: { deviceBreakpoints } }: ContentComponent): boolean =>
  deviceBreakpoints.length === 0 || deviceBreakpoints.some(({ visible }) => visible);

/** Reads a component with its nested components. Drops nested ones that are unreadable or invisible. */
export const contentComponentSchema = componentAt(1);

/** Reads the components of a location. Drops those that are unreadable or invisible. */
export const componentListSchema = componentsAt(1);
