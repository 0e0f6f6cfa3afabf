import { filmBag, net, punnet, several } from './drawings/containers.ts';
import { type PackColours, sleeve } from './packs.ts';
import { box, colour, type Drawing, flat, place } from './paint.ts';

/** Who sells a product: the shop under its own name, a brand, or the counter, without a pack. */
export type Seller = 'own' | 'brand' | 'counter';

/** Draws a product for its seller. `accent` is the seller's colour. */
export type Goods = (seller: Seller, accent: string) => Drawing;

type Pack = (contents: Drawing, pack: PackColours) => Drawing;

/** Goods in a printed pack. The shop's own is cream; a brand's has the colour of the goods. */
export const printed =
  (pack: Pack, contents: Drawing, body: string): Goods =>
  (seller, accent) =>
    pack(contents, seller === 'own' ? { body: colour.sand, accent } : { body, accent });

/** Goods in a pack that has the same colour from every seller, such as a bottle of wine or a pot. */
export const packed =
  (pack: Pack, contents: Drawing, body: string): Goods =>
  (_seller, accent) =>
    pack(contents, { body, accent });

/** Fruit and vegetables: in a punnet, in a bag, or loose. */
export const produce =
  (drawing: Drawing): Goods =>
  (seller, accent) =>
    seller === 'counter' ? drawing : seller === 'own' ? punnet(drawing, accent) : filmBag(drawing, accent);

/** Large fruit and vegetables: one from the counter, several in a pack. */
export const produceByPiece =
  (drawing: Drawing): Goods =>
  (seller, accent) =>
    produce(seller === 'counter' ? drawing : several(drawing))(seller, accent);

/** Produce that a brand sells in a net. */
export const netted =
  (drawing: Drawing): Goods =>
  (seller, accent) =>
    seller === 'brand' ? net(several(drawing), accent) : produceByPiece(drawing)(seller, accent);

/** Meat, fish and cheese: on a tray, and from the counter without one. */
export const onTray =
  (pack: Pack, drawing: Drawing): Goods =>
  (seller, accent) =>
    seller === 'counter'
      ? drawing
      : pack(drawing, { body: seller === 'own' ? colour.forest : colour.steel, accent });

/** Bread and cakes: the shop's own with a band around them, a brand's in a bag. */
export const baked =
  (drawing: Drawing): Goods =>
  (seller, accent) =>
    seller === 'brand'
      ? filmBag(place(drawing, 200, 190, 0.82), accent)
      : drawing + flat(box(166, 222, 68, 26, 5), colour.cream) + flat(box(166, 222, 68, 9, 4), accent);

/** Cakes: the shop's own as they are, a brand's in a box that shows them. */
export const iced =
  (drawing: Drawing): Goods =>
  (seller, accent) =>
    seller === 'brand' ? sleeve(drawing, { body: colour.blush, accent }) : drawing;

/** Goods without a pack, beside a card of their seller. A brand's face the other way. */
export const bare =
  (drawing: Drawing): Goods =>
  (seller, accent) =>
    (seller === 'brand' ? mirror(drawing) : drawing) + sellerCard(accent);

const mirror = (drawing: Drawing): Drawing => `<g transform="translate(400) scale(-1 1)">${drawing}</g>`;

const sellerCard = (accent: string): Drawing =>
  flat(box(318, 222, 52, 36, 4), colour.cream) + flat(box(318, 222, 52, 14, 4), accent);
