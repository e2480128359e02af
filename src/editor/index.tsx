import { register } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';
import { takePlace } from '../object-seo/focus-request';
import { getAppFacts } from '../object-seo/boot';
import { withRows } from './saving/autosave';
import { addMiddleware } from '../../common/rest';
import { sendChanges } from './saving/concurrent-edits';
import { goToBlock } from './go-to-block';
import { withAltText } from './image-blocks';
import { Plugin } from './plugin';
import { NAME } from './name';
import { withPrimaryTerm } from './primary-term-panel';
import { withCounts } from './saving/save-counts';
import { getServerData } from './server-data';
import { store } from './store';
import './style.scss';

const facts = getAppFacts();

if ( facts ) {
	register( store );
	goToBlock( takePlace().block );
	// Preloaded with the page. Errors are shown when the sidebar is opened.
	getServerData( facts.id ).catch( () => {} );
	addMiddleware( sendChanges( facts ) );
	registerPlugin( NAME, { render: () => <Plugin facts={ facts } /> } );
	addFilter(
		'editor.PostTaxonomyType',
		'pharos/primary-term',
		withPrimaryTerm( facts )
	);
	if ( facts.hasSuggestions ) {
		addFilter(
			'editor.BlockEdit',
			'pharos/alt-text',
			withAltText( facts )
		);
	}
	addFilter( 'editor.preSavePost', 'pharos/counts', withCounts( facts ) );
	addFilter( 'editor.preSavePost', 'pharos/autosave', withRows );
}
