import type { Neighbour } from './neighbour';

const view = { canonical: null, ogUrl: null, description: null, schema: [] };

/** Months, days and lists of events are views of an archive, by a variable in rules and in queries. */
export default {
	plugin: 'the-events-calendar/the-events-calendar.php',
	version: '6.17.2',
	setUp: `
		function_exists( 'tribe_events' )
			? tribe_events()->set_args( [ 'title' => 'Tea night', 'start_date' => '+3 days', 'end_date' => '+3 days 2 hours', 'status' => 'publish' ] )->create()
			: wp_insert_post( [ 'post_type' => 'tribe_events', 'post_title' => 'Tea night', 'post_status' => 'publish' ] );
		return [ 'month' => gmdate( 'Y-m', strtotime( '+3 days' ) ) ];`,
	scenarios: [
		{
			url: '/events/',
			canonical: '/events/',
			schema: [ 'CollectionPage' ],
		},
		{ url: '/events/month/', title: /^Events for \w+ \d{4} - /, ...view },
		{ url: '/events/{month}/', title: /^Events for \w+ \d{4} - /, ...view },
		{ url: '/events/today/', title: /^Events for \w+ \d+/, ...view },
		{
			url: '/events/list/?eventDisplay=past',
			title: /^Past Events/,
			...view,
		},
		{ url: '/events/?eventDisplay=past', title: /^Past Events/, ...view },
		{
			url: '/event/tea-night/',
			title: 'Tea night - Fern & Kettle',
			canonical: '/event/tea-night/',
		},
	],
} satisfies Neighbour;
