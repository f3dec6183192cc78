/**
 * A share of a hundred on a measuring scale. The bar fills itself once when what holds it and
 * `data-unseen` comes into view; without scripts, and for a visitor who prefers less motion, it is full
 * from the start.
 */
const TENTHS = Array.from({ length: 11 }, (_, index) => index * 10);

type Props = {
  /** The id of the words that name it. */
  labelledBy: string;
  /** 0 to 100. */
  value: number;
};

export function Gauge({ labelledBy, value }: Props) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={value}
      aria-valuetext={`${value}%`}
      className="gauge"
    >
      <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="gauge-bar">
        <rect width="100" height="10" className="gauge-rest" />
        <rect width={value} height="10" className="gauge-fill" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="gauge-marks"
      >
        <path d={`M0 0h100${TENTHS.map((mark) => `M${mark} 0v1`).join('')}`} />
      </svg>
      <span aria-hidden="true" className="gauge-numbers label">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </span>
    </div>
  );
}
