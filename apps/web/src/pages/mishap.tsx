import { Component, type ReactNode } from 'react';
import { Frame, Trouble } from './frame.tsx';

interface MishapProps {
  readonly children: ReactNode;
}

interface MishapState {
  readonly error: Error | undefined;
}

/** A page that breaks down leaves the ways to elsewhere; React asks for a class here. */
export class Mishap extends Component<MishapProps, MishapState> {
  override state: MishapState = { error: undefined };

  static getDerivedStateFromError(error: unknown): MishapState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Frame title="Something went wrong">
        <div className="prose">
          <h1>This page broke down</h1>
          <p>It is our fault, and nothing that was answered is lost. Load the page again to go on.</p>
          <Trouble error={error} />
        </div>
      </Frame>
    );
  }
}
