import type { Neighbour } from './neighbour';

/** Lessons and quizzes are for those who take the course, messages for the two who write them; a catalog replaces the courses’ archive. */
export default {
	plugin: 'sensei-lms/sensei-lms.php',
	version: '4.26.1',
	settings: {
		enable_llms_txt: true,
		enable_xml_sitemap: true,
		page_description: '%excerpt%',
	},
	setUp: `
		$make = static fn( $type, $title, $text, $more = [] ) => wp_insert_post( [ 'post_type' => $type, 'post_title' => $title, 'post_content' => "<p>$text</p>", 'post_status' => 'publish', 'post_author' => 1, 'meta_input' => $more ] );
		$course = $make( 'course', 'Tea course', 'About tea, for all.' );
		$lesson = $make( 'lesson', 'First lesson', 'Secret words of the lesson.', [ '_lesson_course' => $course ] );
		$quiz = $make( 'quiz', 'First quiz', 'Secret words of the quiz.', [ '_quiz_lesson' => $lesson ] );
		update_post_meta( $lesson, '_lesson_quiz', $quiz );
		$make( 'sensei_message', 'A question', 'Secret words between two people.', [ '_receiver' => 'admin', '_sender' => 'admin', '_post' => $course ] );
		// Sensei makes the page in its setup.
		$account = get_page_by_path( 'my-courses' )->ID ?? $make( 'page', 'My courses', 'Courses of a learner.' );
		update_option( 'sensei-settings', [ 'my_course_page' => $account ] + (array) get_option( 'sensei-settings', [] ) );`,
	scenarios: [
		{
			url: '/course/tea-course/',
			canonical: '/course/tea-course/',
			description: 'About tea, for all.',
		},
		{
			url: '/lesson/first-lesson/',
			description: null,
			absent: [ 'Secret words' ],
		},
		{
			url: '/quiz/first-quiz/',
			absent: [ 'Secret words' ],
		},
		{ url: '/?post_type=sensei_message', absent: [ 'Secret words' ] },
		{
			url: '/sitemap-posts-page-1.xml',
			absent: [ '/my-courses/' ],
		},
		{
			url: '/sitemap-posts-course-1.xml',
			present: [ '/course/tea-course/' ],
		},
		{
			url: '/llms.txt',
			present: [ 'Tea course' ],
			absent: [ 'Secret words', 'A question' ],
		},
	],
} satisfies Neighbour;
