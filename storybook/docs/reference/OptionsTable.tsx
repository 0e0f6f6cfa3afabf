import { resolveHeaderOptions, type ServiceKey } from '@grocer/shared-contracts';
import {
  flagRecords,
  type OptionPath,
  type OptionReference,
  optionReference,
} from '@grocer/shared-contracts/internal';
import effects from './optionEffects.json' with { type: 'json' };
import { Prose } from './Prose.tsx';
import { breakable, Table } from './Table.tsx';

/** What each option does. A missing option is a type error. */
export const optionEffects: Record<OptionPath, string> = {
  ...effects,
  'flags.searchHistory': flagRecords.searchHistory.description,
  'flags.sitePinBar': flagRecords.sitePinBar.description,
  'flags.megaMenuBanners': flagRecords.megaMenuBanners.description,
};

/** The options of one group, such as `flags`, from the rules that validate them. */
export const OptionsTable = ({ group }: { group: string }) => (
  <Table
    head={['Option', 'Value', 'Default', 'Effect']}
    rows={optionReference()
      .filter(({ path }) => groupOf(path) === group)
      .map((option) => [
        option.path,
        option.expected,
        <Default key="default" {...option} />,
        <Prose key="effect">{optionEffects[option.path]}</Prose>,
      ])}
  />
);

/** The first key of an option's path, such as `flags`; `top level` for an option without a group. */
export const groupOf = (path: string): string =>
  path.includes('.') ? (path.split('.')[0] ?? '') : 'top level';

function Default({ path, fallback }: OptionReference) {
  const [, service] = /^services\.overrides\.(\w+)$/.exec(path) ?? [];
  if (service === 'beacon') return <code>config.siteOrigin</code>;
  if (service)
    return <code>{`services.origin${resolveHeaderOptions().services[service as ServiceKey]}`}</code>;
  if (fallback === null) return 'none';
  return (
    <code style={breakable}>
      {Array.isArray(fallback) ? `[${fallback.map(nameOf).join(', ')}]` : JSON.stringify(fallback)}
    </code>
  );
}

/** The name of an item in a list of shops. */
function nameOf(item: unknown): string {
  const { label, title } = item as { label?: string; title?: string };
  return label ?? title ?? JSON.stringify(item);
}
