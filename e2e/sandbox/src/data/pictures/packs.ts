import { box, circle, colour, type Drawing, ellipse, flat, line, place, solid } from './paint.ts';

/** Packs. Each carries a small drawing of what is in it. */

export interface PackColours {
  /** The pack itself. */
  body: string;
  /** Its label, lid or band. */
  accent: string;
}

/** A label on a pack: its field, a band of the accent's colour, and what is inside. */
const label = (
  contents: Drawing,
  { accent }: PackColours,
  x: number,
  y: number,
  width: number,
  height: number,
): Drawing =>
  flat(box(x, y, width, height, 6), colour.cream) +
  flat(box(x, y, width, Math.min(18, height / 5), 6), accent) +
  place(contents, x + width / 2, y + height * 0.58, Math.min(width, height) / 230);

export const carton = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M146 118L164 84H236L254 118V254H146Z', pack.body) +
  flat(box(160, 68, 80, 20, 3), pack.accent) +
  flat('M146 118H254L248 106H152Z', pack.accent) +
  label(contents, pack, 154, 136, 92, 104);

export const jug = (contents: Drawing, pack: PackColours): Drawing =>
  solid(
    'M172 84H222V104C222 122 262 126 262 160V242Q262 254 250 254H150Q138 254 138 242V160C138 126 172 122 172 104Z',
    pack.body,
  ) +
  flat(box(168, 62, 58, 26, 6), pack.accent) +
  line('M236 132C258 138 256 160 248 184', colour.stone, 7) +
  label(contents, pack, 146, 164, 88, 74);

/** A small bottle with a neck: oil, juice, shampoo. */
export const bottle = (contents: Drawing, pack: PackColours): Drawing =>
  solid(
    'M182 76H218V108C218 126 248 132 248 160V242Q248 254 236 254H164Q152 254 152 242V160C152 132 182 126 182 108Z',
    pack.body,
  ) +
  flat(box(178, 52, 44, 30, 5), pack.accent) +
  label(contents, pack, 152, 162, 96, 72);

/** A tall bottle: wine and spirits. */
export const wineBottle = (contents: Drawing, pack: PackColours): Drawing =>
  solid(
    'M186 52H214V112C214 128 240 136 240 162V242Q240 254 228 254H172Q160 254 160 242V162C160 136 186 128 186 112Z',
    pack.body,
  ) +
  flat(box(183, 40, 34, 44, 4), pack.accent) +
  label(contents, pack, 160, 168, 80, 68);

export const sparklingBottle = (contents: Drawing, pack: PackColours): Drawing =>
  solid(
    'M188 60H212V104C212 130 252 140 252 176V240Q252 254 238 254H162Q148 254 148 240V176C148 140 188 130 188 104Z',
    pack.body,
  ) +
  flat('M184 46Q200 30 216 46V112L200 122L184 112Z', pack.accent) +
  label(contents, pack, 150, 182, 100, 56);

export const spiritBottle = (contents: Drawing, pack: PackColours): Drawing =>
  solid(
    'M184 66H216V104Q216 112 226 114Q254 118 254 140V242Q254 254 242 254H158Q146 254 146 242V140Q146 118 174 114Q184 112 184 104Z',
    pack.body,
  ) +
  flat(box(180, 44, 40, 28, 4), pack.accent) +
  label(contents, pack, 156, 152, 88, 82);

export const beerBottle = (contents: Drawing, pack: PackColours): Drawing =>
  solid(
    'M186 70H214V122C214 142 238 150 238 172V242Q238 254 226 254H174Q162 254 162 242V172C162 150 186 142 186 122Z',
    pack.body,
  ) +
  flat(box(182, 58, 36, 16, 4), pack.accent) +
  label(contents, pack, 162, 178, 76, 58);

export const can = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M160 94L168 78H232L240 94V240L232 254H168L160 240Z', pack.body) +
  flat(box(166, 74, 68, 8, 4), colour.steel) +
  flat(box(160, 100, 80, 14), pack.accent) +
  place(contents, 200, 178, 0.36);

export const tin = (contents: Drawing, pack: PackColours): Drawing =>
  solid(box(136, 116, 128, 136, 8), pack.body) +
  flat(ellipse(200, 118, 64, 14), colour.steel) +
  flat(ellipse(200, 116, 54, 9), colour.sand) +
  label(contents, pack, 136, 142, 128, 92);

export const jar = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M150 128Q142 136 142 150V236Q142 254 160 254H240Q258 254 258 236V150Q258 136 250 128Z', pack.body) +
  flat(box(146, 92, 108, 36, 7), pack.accent) +
  line('M158 104V118M176 104V118M194 104V118M212 104V118M230 104V118', colour.cream, 2) +
  label(contents, pack, 148, 158, 104, 70);

/** A low pot with a lid: butter spread, cream cheese, dip. */
export const tub = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M112 150H288L274 244Q272 254 262 254H138Q128 254 126 244Z', pack.body) +
  flat(box(102, 132, 196, 24, 9), pack.accent) +
  label(contents, pack, 146, 168, 108, 72);

/** A yogurt pot with a foil lid. */
export const pot = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M138 122H262L248 244Q246 254 238 254H162Q154 254 152 244Z', pack.body) +
  flat('M128 124L140 108H260L272 124L262 130H138Z', pack.accent) +
  label(contents, pack, 152, 146, 96, 84);

/** A pillow bag: crisps, pasta, salad, frozen food. */
export const bag = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M128 86H272L266 104Q278 170 266 236L272 254H128L134 236Q122 170 134 104Z', pack.body) +
  flat('M128 86H272L268 100H132Z', pack.accent) +
  flat('M132 240H268L272 254H128Z', pack.accent) +
  flat(circle(200, 168, 54), colour.cream) +
  place(contents, 200, 168, 0.42);

/** A paper bag with a folded top: flour, sugar, coffee. */
export const paperBag = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M134 108H266V254H134Z', pack.body) +
  flat('M134 108L146 84H254L266 108Z', pack.accent) +
  flat(box(190, 78, 20, 22, 3), colour.cream) +
  label(contents, pack, 146, 134, 108, 100);

export const carrierBag = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M118 92L130 76L142 92L158 76L176 92L200 76L224 92L242 76L258 92L270 76L282 92V254H118Z', pack.body) +
  label(contents, pack, 136, 120, 128, 110);

export const cardBox = (contents: Drawing, pack: PackColours): Drawing =>
  solid(box(132, 84, 136, 170, 4), pack.body) +
  flat(box(132, 84, 136, 34, 4), pack.accent) +
  flat(circle(200, 182, 52), colour.cream) +
  place(contents, 200, 182, 0.4);

/** A flat box or tray with a sleeve: ready meals, fish fingers, tea. */
export const sleeve = (contents: Drawing, pack: PackColours): Drawing =>
  solid(box(92, 138, 216, 116, 8), pack.body) +
  flat(box(92, 138, 60, 116, 8), pack.accent) +
  flat(ellipse(230, 196, 62, 46), colour.cream) +
  place(contents, 230, 196, 0.38);

/** A tray under film: meat, fish, fruit. What lies on it is shown whole. */
export const tray = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M84 192H316L302 246Q300 254 290 254H110Q100 254 98 246Z', pack.body) +
  place(contents, 200, 166, 0.84) +
  flat('M94 214H306L302 246Q300 254 290 254H110Q100 254 98 246Z', pack.body) +
  flat(box(112, 220, 176, 26, 4), colour.cream) +
  flat(box(112, 220, 46, 26, 4), pack.accent) +
  line('M172 229H270M172 238H240', colour.stone, 3);

/** A wrapped bar or block: butter, chocolate, soap. */
export const block = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M84 176L118 140H316L282 176Z', pack.accent) +
  solid(box(84, 176, 198, 76, 4), pack.body) +
  flat('M282 176L316 140V214L282 252Z', colour.stone) +
  flat(ellipse(183, 214, 66, 32), colour.cream) +
  place(contents, 183, 214, 0.3);

/** A tube with a cap: toothpaste, cream. */
export const tube = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M146 70H254L236 222H164Z', pack.body) +
  flat(box(142, 62, 116, 14, 3), pack.accent) +
  flat(box(170, 222, 60, 32, 6), pack.accent) +
  flat(circle(200, 140, 38), colour.cream) +
  place(contents, 200, 140, 0.3);

/** A bottle with a pump: soap, lotion. */
export const pump = (contents: Drawing, pack: PackColours): Drawing =>
  solid(
    'M152 134H248Q258 134 258 146V242Q258 254 246 254H154Q142 254 142 242V146Q142 134 152 134Z',
    pack.body,
  ) +
  flat(box(180, 112, 40, 24, 4), pack.accent) +
  flat('M192 80H208V114H192ZM160 74H224Q232 74 232 82V92H192V86H160Z', pack.accent) +
  label(contents, pack, 152, 156, 96, 78);

/** A bottle with a trigger. */
export const sprayBottle = (contents: Drawing, pack: PackColours): Drawing =>
  solid(
    'M182 112H218Q224 132 246 150Q254 158 254 172V242Q254 254 242 254H158Q146 254 146 242V172Q146 158 154 150Q176 132 182 112Z',
    pack.body,
  ) +
  flat('M176 66H244Q254 66 254 76V88H222V114H178V100L152 112L146 100L168 86Q166 66 176 66Z', pack.accent) +
  label(contents, pack, 154, 168, 92, 70);

export const aerosol = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M156 128Q156 104 200 102Q244 104 244 128V244Q244 254 234 254H166Q156 254 156 244Z', pack.body) +
  flat('M170 106V82Q170 62 200 62Q230 62 230 82V106Q214 102 200 102Q186 102 170 106Z', pack.accent) +
  label(contents, pack, 160, 144, 80, 90);

/** A pouch with a spout or a zip. */
export const pouch = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M150 104H250L268 236Q268 254 248 254H152Q132 254 132 236Z', pack.body) +
  flat(box(182, 72, 36, 34, 5), pack.accent) +
  flat(circle(200, 180, 46), colour.cream) +
  place(contents, 200, 180, 0.36);

/** A large sack: dog food, cat litter. */
export const sack = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M122 64H278L270 84Q284 160 272 232L280 254H120L128 232Q116 160 130 84Z', pack.body) +
  flat('M122 64H278L274 80H126Z', pack.accent) +
  flat(box(138, 106, 124, 118, 8), colour.cream) +
  flat(box(138, 106, 124, 26, 8), pack.accent) +
  place(contents, 200, 182, 0.46);

/** A soft pack: nappies, toilet roll, tissues. */
export const softPack = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M96 112Q200 92 304 112Q314 180 304 250Q200 260 96 250Q86 180 96 112Z', pack.body) +
  flat('M96 112Q200 92 304 112L306 134Q200 116 94 134Z', pack.accent) +
  flat(ellipse(200, 190, 74, 48), colour.cream) +
  place(contents, 200, 190, 0.4);

/** An ice cream tub. */
export const bucket = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M122 124H278L258 244Q256 254 246 254H154Q144 254 142 244Z', pack.body) +
  flat(ellipse(200, 120, 88, 20), pack.accent) +
  label(contents, pack, 146, 152, 108, 84);

/** A screw-top pot of cream or tablets. */
export const dish = (contents: Drawing, pack: PackColours): Drawing =>
  solid('M124 172H276V232Q276 254 254 254H146Q124 254 124 232Z', pack.body) +
  flat(box(118, 124, 164, 50, 10), pack.accent) +
  flat(box(146, 190, 108, 46, 5), colour.cream) +
  place(contents, 200, 213, 0.22);
