/** The figures of a day as the server returns them. */
export interface ChartDay {
	/** Date such as "2026-11-17". */
	date: string;
	clicks: number;
	impressions: number;
	/** Null on days without impressions. */
	position: number | null;
}

export type Metric = 'clicks' | 'impressions' | 'ctr' | 'position';

/** Null where there is no data. The CTR is a number from 0 to 1. */
export type Figures = Readonly< Record< Metric, number | null > >;

/** A change that may explain the figures. */
export interface ChartEvent {
	/** Date such as "2026-11-17". */
	date: string;
	text: string;
	/** A link; '' for none. */
	url: string;
}

export type Unit = 'day' | 'week' | 'month';

/** A point of the chart: a day, or several consecutive ones. */
export interface ChartEntry {
	/** First and last day. */
	start: string;
	end: string;
	/** Whether it has all days of a week or month; only the first entry may have fewer. */
	isWhole: boolean;
	figures: Figures;
	/** Null without an earlier period. */
	before: ( Figures & { start: string; end: string } ) | null;
	events: readonly ChartEvent[];
}

export interface Chart {
	unit: Unit;
	entries: readonly ChartEntry[];
}
