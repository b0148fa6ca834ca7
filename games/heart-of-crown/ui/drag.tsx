import { useTable } from '@crownleaf/ui';
import {
  createContext,
  type DragEvent,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import { type Card, nameOf } from '../src/components.ts';

interface Dragged {
  readonly card: Card;
  readonly from: 'hand' | 'domain';
}

interface Dragging {
  readonly dragged: Dragged | undefined;
  setDragged(dragged: Dragged | undefined): void;
}

const Drag = createContext<Dragging>({ dragged: undefined, setDragged: () => {} });

export function DragGround({ children }: { readonly children: ReactNode }) {
  const [dragged, setDragged] = useState<Dragged>();
  const value = useMemo(() => ({ dragged, setDragged }), [dragged]);
  return <Drag value={value}>{children}</Drag>;
}

type Props = HTMLAttributes<HTMLElement>;

/** Cards may be dragged where a click would send them; what cannot be done there is explained as a click would be. */
export function useDrag() {
  const { dragged, setDragged } = useContext(Drag);
  const { legal, send, explain } = useTable();
  return {
    dragged,
    drag: (what: Dragged): Props => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(what.card));
        setDragged(what);
      },
      onDragEnd: () => setDragged(undefined),
    }),
    drop: (answers: (card: Card) => readonly string[]): Props => ({
      onDragOver: (event: DragEvent) => dragged !== undefined && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        const names = answers(dragged.card);
        const name = names.find(legal);
        if (name !== undefined) send(name);
        else explain(names[0]!);
        setDragged(undefined);
      },
    }),
  };
}
