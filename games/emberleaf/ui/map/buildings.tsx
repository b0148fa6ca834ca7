import type { ReactNode } from 'react';
import type { BuildingType } from '../../data/buildings.ts';

/** Each type has a form of its own; `r` is the roof, `w` the wall, `d` what is dark, `l` what is lit. */
const DRAWN: { readonly [type in BuildingType]: ReactNode } = {
  house: (
    <>
      <path className="w" d="M13 31h38v21H13z" />
      <path className="d" d="M28 38h9v14h-9z" />
      <path className="l" d="M18 37h6v6h-6zM41 37h6v6h-6z" />
      <path className="r" d="M32 9 7 33h50z" />
      <path className="r" d="M42 12h6v9l-6-6z" />
    </>
  ),
  'boat-house': (
    <>
      <path className="d" d="M5 49q4-4 9 0t9 0 9 0 9 0 9 0 9 0v6H5z" opacity=".55" />
      <path className="w" d="M16 27h32v18H16z" />
      <path className="d" d="M22 31h20v14H22z" />
      <path className="l" d="M24 40h16l-4 8h-8z" />
      <path className="r" d="M32 10c12 0 20 8 22 18H10c2-10 10-18 22-18z" />
    </>
  ),
  windmill: (
    <>
      <path className="w" d="M25 25h14l5 29H20z" />
      <path className="d" d="M28 44h8v10h-8z" />
      <path className="r" d="M23 27c1-8 17-8 18 0z" />
      <path className="l" d="M30 25 14 7l-4 6 16 16zM34 25 50 7l4 6-16 16zM30 29 16 43l5 5 13-15z" />
      <path className="l" d="m34 29 14 14-5 5-13-15z" />
      <circle className="d" cx="32" cy="27" r="3.200" />
    </>
  ),
  market: (
    <>
      <path className="d" d="M12 30h4v24h-4zM48 30h4v24h-4z" />
      <path className="w" d="M10 41h44v9H10z" />
      <path className="l" d="M17 36a4 4 0 0 1 8 0v5h-8zM28 37a4 4 0 0 1 8 0v4h-8zM39 36a4 4 0 0 1 8 0v5h-8z" />
      <path
        className="r"
        d="M10 13h44l5 15a5 4 0 0 1-9 0 5 4 0 0 1-9 0 5 4 0 0 1-9 0 5 4 0 0 1-9 0 5 4 0 0 1-9 0 5 4 0 0 1-9 0z"
      />
      <path className="l" d="M19 13h6l-2 15h-9zM39 13h6l5 15h-9z" opacity=".8" />
    </>
  ),
  'town-hall': (
    <>
      <path className="w" d="M9 33h46v20H9z" />
      <path className="w" d="M24 20h16v33H24z" />
      <path className="r" d="M32 4 21 21h22z" />
      <path className="r" d="M7 34 13 26h9v8zM57 34l-6-8h-9v8z" />
      <circle className="l" cx="32" cy="28" r="4.500" />
      <path className="d" d="M28 41h8v12h-8zM14 39h5v7h-5zM45 39h5v7h-5z" />
      <path className="l" d="M32 4V0h8l-2.500 2 2.500 2z" />
    </>
  ),
};

export function Building({ type }: { readonly type: string }) {
  return (
    <svg className="ember-building" viewBox="0 0 64 60" data-type={type} aria-hidden="true">
      {DRAWN[type as BuildingType]}
    </svg>
  );
}
