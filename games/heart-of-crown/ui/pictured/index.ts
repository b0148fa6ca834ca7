import type { Picture, Pictured } from '@crownleaf/ui';

export const pictured: Pictured = import.meta.glob<Picture>('./*.json', { import: 'default' });
