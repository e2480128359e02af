/** One day of the chart. */
export interface ChartDay {
	/** Such as "2026-11-17". */
	date: string;
	clicks: number;
	impressions: number;
	/** Null on days without impressions. */
	position?: number | null;
	/** Impressions of the day at the same place in the window before; null when there is none. */
	before: number | null;
}

export interface PlotProps {
	days: readonly ChartDay[];
	/** The day that the keyboard has led to; null: none. */
	marked: string | null;
}
