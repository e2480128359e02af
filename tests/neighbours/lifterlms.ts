import type { Neighbour } from './neighbour';

/** Visitors are redirected from a lesson to its course; a post for members shows a message in place of its text. */
export default {
	plugin: 'lifterlms/lifterlms.php',
	version: '10.0.9',
	settings: { enable_llms_txt: true, page_description: '%excerpt%' },
	setUp: `
		$make = static fn( $type, $title, $text, $more = [] ) => wp_insert_post( [ 'post_type' => $type, 'post_title' => $title, 'post_content' => "<p>$text</p>", 'post_status' => 'publish', 'meta_input' => $more ] );
		$course = $make( 'course', 'Tea course', 'About tea, for all.' );
		$section = $make( 'section', 'Section', '', [ '_llms_parent_course' => $course ] );
		$make( 'lesson', 'First lesson', 'Secret words of the lesson.', [ '_llms_parent_course' => $course, '_llms_parent_section' => $section ] );
		$membership = $make( 'llms_membership', 'Gold', 'A membership for all.' );
		$make( 'post', 'Club post', 'Secret words of the club.', [ '_llms_is_restricted' => 'yes', '_llms_restricted_levels' => [ $membership ] ] );`,
	scenarios: [
		{
			url: '/course/tea-course/',
			canonical: '/course/tea-course/',
			description: 'About tea, for all.',
		},
		{
			url: '/club-post/',
			canonical: '/club-post/',
			description: null,
			absent: [ 'Secret words' ],
		},
		{
			url: '/llms.txt',
			present: [ 'Tea course', 'Club post' ],
			absent: [ 'Secret words', 'First lesson' ],
		},
	],
} satisfies Neighbour;
