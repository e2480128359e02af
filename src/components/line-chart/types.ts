/** A day of the chart. */
export interface ChartDay {
	/** Date such as "2026-11-17". */
	date: string;
	clicks: number;
	impressions: number;
	/** Null on days without impressions. */
	position?: number | null;
	/** Impressions on the corresponding day of the previous period; null if there is none. */
	before: number | null;
}

export interface PlotProps {
	days: readonly ChartDay[];
	/** The day selected with the keyboard; null for none. */
	marked: string | null;
	/** Whether the average positions are drawn. */
	hasPositions: boolean;
	/** Whether each entry is the week that begins with its date. */
	hasWeeks: boolean;
}
