/** Sample data that shows how the cards will look: 20 days (spec.md section 9), and pages. */
export const SAMPLE_DAYS = [
	{ impressions: 310, clicks: 12 },
	{ impressions: 342, clicks: 14 },
	{ impressions: 365, clicks: 17 },
	{ impressions: 351, clicks: 15 },
	{ impressions: 398, clicks: 19 },
	{ impressions: 286, clicks: 11 },
	{ impressions: 264, clicks: 9 },
	{ impressions: 402, clicks: 18 },
	{ impressions: 431, clicks: 22 },
	{ impressions: 447, clicks: 21 },
	{ impressions: 470, clicks: 25 },
	{ impressions: 452, clicks: 24 },
	{ impressions: 338, clicks: 16 },
	{ impressions: 319, clicks: 13 },
	{ impressions: 489, clicks: 27 },
	{ impressions: 512, clicks: 29 },
	{ impressions: 540, clicks: 31 },
	{ impressions: 533, clicks: 30 },
	{ impressions: 571, clicks: 35 },
	{ impressions: 418, clicks: 21 },
];

export const SAMPLE_PAGES = [
	{ path: '/', clicks: 214, position: 3.2, impressions: 4120 },
	{ path: '/blog/', clicks: 132, position: 8.4, impressions: 2874 },
	{ path: '/about/', clicks: 67, position: 12.1, impressions: 1630 },
	{ path: '/services/', clicks: 41, position: 17.8, impressions: 1208 },
	{ path: '/contact/', clicks: 12, position: 24.5, impressions: 690 },
];
