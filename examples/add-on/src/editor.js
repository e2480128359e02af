/**
 * The editors of posts, terms and authors.
 */
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { QuestionPanel } from './question-panel';
import { Questions } from './questions';

const add = ( hook, ...entries ) =>
	addFilter( hook, 'pharos-example', ( list ) => [ ...list, ...entries ] );

// A check while writing.
add( 'pharos.pageChecks', {
	id: 'example-question',
	run: ( { name } ) =>
		name.includes( '?' )
			? {
					status: 'suggestion',
					message: __( 'The title is a question.', 'pharos-example' ),
					description: [
						__( 'Give the answer in the title.', 'pharos-example' ),
					],
				}
			: {
					status: 'success',
					message: __(
						'The title isn’t a question.',
						'pharos-example'
					),
				},
} );

// A panel in the SEO sidebar of the block editor.
add( 'pharos.editorPanels', {
	id: 'example/questions',
	title: __( 'Questions', 'pharos-example' ),
	component: QuestionPanel,
} );

// A tab of the SEO fields, in all editors.
add( 'pharos.seoTabs', {
	id: 'example/questions',
	title: __( 'Questions', 'pharos-example' ),
	component: Questions,
} );
