/**
 * Steps in their order. With scripts one of them is the current one and the reader goes from step
 * to step; without scripts, and on paper, all of them stand there.
 */
import { RichText } from './rich-text';
import { TurnButton } from './turn-button';

export type StepperStrings = {
  back: string;
  next: string;
  backName: string;
  nextName: string;
  /** 'Step 2 of 5', counted from 1. */
  position: (step: number) => string;
};

type Props = {
  id: string;
  /** Three to five. */
  steps: { title: string; text: { html: string } }[];
  strings: StepperStrings;
};

export function Stepper({ id, steps, strings }: Props) {
  return (
    <>
      <ol id={id} data-paged="1" className={`stepper stepper-${steps.length}`}>
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="step"
            data-shown={index === 0 ? '' : undefined}
            data-position={strings.position(index + 1)}
          >
            <span aria-hidden="true" className="node label">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h4 className="step-title">{title}</h4>
            <RichText text={text} className="step-text" />
          </li>
        ))}
      </ol>
      <div className="stepper-bar js-only">
        <TurnButton list={id} by={-1} name={strings.backName}>
          {strings.back}
        </TurnButton>
        <TurnButton list={id} by={1} name={strings.nextName}>
          {strings.next}
        </TurnButton>
        <p role="status" className="label" data-position-of={id}>
          {strings.position(1)}
        </p>
      </div>
    </>
  );
}
