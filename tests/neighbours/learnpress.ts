import type { Neighbour } from './neighbour';

/** An instructor is a page with a variable; its canonical URL comes from WordPress's filter. */
export default {
	plugin: 'learnpress/learnpress.php',
	version: '4.4.4',
	setUp: `
		wp_insert_user( [ 'user_login' => 'anna', 'user_pass' => 'x', 'user_email' => 'anna@example.org', 'display_name' => 'Anna Fern', 'role' => 'lp_teacher' ] );
		foreach ( [ 'courses' => 'courses', 'profile' => 'lp-profile', 'checkout' => 'lp-checkout', 'instructors' => 'instructors', 'single_instructor' => 'instructor' ] as $page => $slug ) {
			$id = (int) get_option( "learn_press_{$page}_page_id" );
			( $id && get_post( $id ) ) || update_option( "learn_press_{$page}_page_id", wp_insert_post( [ 'post_type' => 'page', 'post_title' => ucfirst( $slug ), 'post_name' => $slug, 'post_status' => 'publish' ] ) );
		}
		wp_insert_post( [ 'post_type' => 'lp_course', 'post_title' => 'Tea course', 'post_name' => 'tea-course', 'post_status' => 'publish' ] );`,
	scenarios: [
		{
			url: '/instructor/anna/',
			title: 'Instructor - Fern & Kettle',
			canonical: '/instructor/anna',
			description: null,
			schema: [],
		},
		{
			url: '/instructors/',
			canonical: '/instructors/',
			schema: [ 'WebPage' ],
		},
		{ url: '/courses/tea-course/', canonical: '/courses/tea-course/' },
		{ url: '/courses/', title: /^Courses/, canonical: '/courses/' },
	],
} satisfies Neighbour;
