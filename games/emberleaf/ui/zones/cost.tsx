import { RESOURCES, resourceName } from '../../data/resources.ts';
import { Ico } from '../card/icon.tsx';

export function Cost({ amounts }: { readonly amounts: readonly number[] }) {
  return (
    <span className="ember-price-tag" aria-hidden="true">
      {amounts.map(
        (n, r) =>
          n > 0 && (
            <span key={r} data-resource={RESOURCES[r]}>
              {n}
              <Ico name={resourceName(r)} />
            </span>
          ),
      )}
    </span>
  );
}
