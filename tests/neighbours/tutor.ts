import type { Neighbour } from './neighbour';

/** The template of a lesson shows visitors a login in place of its text. */
export default {
	plugin: 'tutor/tutor.php',
	version: '4.0.3',
	settings: { enable_llms_txt: true, page_description: '%excerpt%' },
	setUp: `
		$make = static fn( $type, $title, $text, $parent = 0 ) => wp_insert_post( [ 'post_type' => $type, 'post_title' => $title, 'post_content' => "<p>$text</p>", 'post_parent' => $parent, 'post_status' => 'publish' ] );
		$course = $make( 'courses', 'Tea course', 'About tea, for all.' );
		$lesson = $make( 'lesson', 'First lesson', 'Secret words of the lesson.', $make( 'topics', 'Topic', '', $course ) );
		update_post_meta( $lesson, '_tutor_course_id_for_lesson', $course );
		return [ 'course' => wp_make_link_relative( get_permalink( $course ) ), 'lesson' => wp_make_link_relative( get_permalink( $lesson ) ) ];`,
	scenarios: [
		{
			url: '{course}',
			canonical: '{course}',
			description: 'About tea, for all.',
		},
		{
			url: '{lesson}',
			canonical: '{lesson}',
			description: null,
			absent: [ 'Secret words' ],
		},
		{
			url: '/llms.txt',
			present: [ 'First lesson', 'About tea, for all.' ],
			absent: [ 'Secret words' ],
		},
	],
} satisfies Neighbour;
