import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import { type CSSProperties, useState } from 'react';
import { Table } from '../../reference/Table.tsx';
import { colourPairs, measure } from './colourPairs.ts';
import { inPixels } from './designTokens.ts';
import motion from './motion.json' with { type: 'json' };
import { breakpoints, motions, partName, tokensOf } from './styleSheets.ts';

type Group = Parameters<typeof tokensOf>[0];

/** Tokens with their values only. */
export const Values = ({ group }: { group: Group }) => (
  <Table head={['Token', 'Value']} rows={tokensOf(group).map(({ name, value }) => [name, value])} />
);

/** Colour tokens: a swatch, the value, and where it is used. */
export const Swatches = () => (
  <Table
    head={['Token', 'Colour', 'Value', 'For', 'Used by']}
    rows={tokensOf('colour').map(({ name, value, use, usedIn }) => [
      name,
      <Sample key="sample" style={{ background: value }} />,
      value,
      use ?? '',
      <UsedIn folders={usedIn} key="users" />,
    ])}
  />
);

/** Pairs of colour and background, with actual and required contrast ratios. */
export const Contrasts = () => (
  <Table
    head={['Pair', 'Sample', 'Ratio', 'WCAG 2.2 AA needs', 'Where']}
    rows={colourPairs
      .map((pair) => measure(pair))
      .map(({ front, ground, hex, kind, ratio, needed, where, holds }) => [
        `${front} on ${ground}`,
        <Sample key="sample" style={{ color: hex.front, background: hex.ground }}>
          {kind === 'text' ? 'Grocer' : '▬▬'}
        </Sample>,
        `${ratio.toFixed(1)} ${holds ? '✓' : 'too little'}`,
        `${needed} (${kind})`,
        where,
      ])}
  />
);

/** Space tokens, drawn four times as wide. */
export const Spaces = () => (
  <Table
    head={['Token', 'Width', '']}
    rows={tokensOf('space').map(({ name, value }) => [
      name,
      inPixels(value),
      <Sample
        key="bar"
        style={{
          inlineSize: Number.parseFloat(inPixels(value)) * 4,
          minInlineSize: 0,
          background: '#9dbba3',
        }}
      />,
    ])}
  />
);

/** Radii, lines and shadows, each on a box. The boxes are in a root, which defines the tokens. */
export const Boxes = () => (
  <Table
    head={['Token', 'Value', 'Box']}
    rows={[...tokensOf('radius'), ...tokensOf('line')].map(({ name, value }) => [
      name,
      value,
      <Root as="div" key="box">
        <Sample style={{ border: '1px solid var(--sand-400)', ...boxStyle(name) }} />
      </Root>,
    ])}
  />
);

function boxStyle(name: string): CSSProperties {
  if (name.startsWith('--radius')) return { borderRadius: `var(${name})` };
  return { [name.endsWith('shadow') ? 'boxShadow' : 'border']: `var(${name})` };
}

/** The header's layers, topmost first. */
export const Layers = () => (
  <Table
    head={['Token', 'Layer']}
    rows={tokensOf('layer')
      .toReversed()
      .map(({ name, value }) => [name, value])}
  />
);

/** Type tokens, each with a sample in the header's font. */
export const TypeSamples = () => (
  <Table
    head={['Token', 'Size', 'Sample', 'For', 'Used by']}
    rows={tokensOf('type').map(({ name, value, use, usedIn }) => [
      name,
      sizeOf(value),
      <Root as="div" key="sample">
        <span style={{ font: `var(${name})` }}>Thursday 5 March, 9am - 10am: £84.20</span>
      </Root>,
      use ?? '',
      <UsedIn folders={usedIn} key="users" />,
    ])}
  />
);

/** The size of a font in words. */
function sizeOf(value: string): string {
  const [weight, size, , line] = inPixels(value).split(' ');
  return `${Number.parseFloat(size ?? '')} / ${line?.replace('px', ' px')}, weight ${weight}`;
}

/** Demonstrates the durations of motion tokens. In a root, where they are 0 with reduced motion. */
export function MotionSamples() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <button onClick={() => setIsThere(!isThere)} type="button">
        Play
      </button>
      <Root as="div">
        <Sample
          style={{
            color: isThere ? '#fff' : '#17573f',
            background: isThere ? '#17573f' : '#e4efe6',
            transition: 'color var(--colour-time), background-color var(--colour-time)',
          }}
        >
          Colours
        </Sample>
        <Sample
          style={{
            inlineSize: '50%',
            background: '#9dbba3',
            translate: isThere ? '100%' : '0',
            transition: isThere
              ? 'translate var(--panel-time) var(--ease-in)'
              : 'translate calc(0.75 * var(--panel-time)) ease-in',
          }}
        >
          Panels and the slide-out
        </Sample>
      </Root>
    </>
  );
}

/** What moves, and how it enters and leaves. */
export const Language = () => (
  <Table
    head={['What', 'Enters', 'Leaves']}
    rows={motion as [what: string, enters: string, leaves: string][]}
  />
);

/** Every transition and animation in the header's style sheets. */
export const Motions = () => (
  <Table
    head={['Rule', 'Where', 'Motion']}
    rows={motions.map(({ folder, selector, property, value }) => [
      selector,
      partName(folder),
      <code key="motion">{`${property}: ${value}`}</code>,
    ])}
  />
);

/** Breakpoints in the style sheets. */
export const BreakpointTable = () => (
  <Table
    head={['From', 'By the width of the header’s slot', 'By the width of the window']}
    plain
    rows={breakpoints.map(({ width, slot, window }) => [
      `${width} px (${width / 16} em)`,
      slot.map(partName).join(', '),
      window.map(partName).join(', '),
    ])}
  />
);

const Sample = ({ style, children }: { style: CSSProperties; children?: string }) => (
  <div style={{ minInlineSize: 84, minBlockSize: 32, textAlign: 'center', fontWeight: 600, ...style }}>
    {children}
  </div>
);

/** The parts of the header that use a token. Collapsed, because the list may be long. */
const UsedIn = ({ folders }: { folders: readonly string[] }) =>
  folders.length === 0 ? (
    'not used'
  ) : (
    <details>
      <summary>
        {folders.length} {folders.length === 1 ? 'part' : 'parts'}
      </summary>
      {folders.map(partName).join(', ')}
    </details>
  );
