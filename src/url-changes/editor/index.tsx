/**
 * In the block editor: asks what becomes of the former URL of a post, and tells what has become of it.
 */
import { useSelect } from '@wordpress/data';
import { PluginPostStatusInfo } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { addMiddleware } from '../../../common/rest';
import { Lazy } from '../../components/lazy';
import { NO_EMOJI } from '../../components/no-emoji';
import type { PermalinkFields } from '../types';
import { forgetPending } from './pending';
import { readEdit, storedUrl } from './read-change';
import { sendChoice } from './send-choice';
import './style.scss';

const loadChoice = () =>
	import( /* webpackChunkName: "editor-url-choice" */ './choice' );

interface PostProps {
	id: number;
	type: string;
	/** Those of posts that have a page. */
	statuses: string[];
}

function UrlChange( {
	id,
	type,
	statuses,
	dateLength,
	hasAuthor,
}: PostProps & PermalinkFields ) {
	const edit = useSelect(
		( select ) => readEdit( select, statuses, { dateLength, hasAuthor } ),
		[ statuses, dateLength, hasAuthor ]
	);
	const isAsked = edit !== null;
	useEffect( () => {
		if ( ! isAsked ) {
			// The change was saved or taken back: the next one is another question.
			forgetPending();
		}
	}, [ isAsked ] );
	useNews( { id, type, statuses } );
	return (
		edit && (
			<PluginPostStatusInfo
				className={ `pharos-url-change ${ NO_EMOJI }` }
			>
				<Lazy
					load={ loadChoice }
					props={ { id, type, edit } }
					title={ __(
						'The redirect options for the old URL couldn’t be loaded.',
						'pharos-seo'
					) }
				/>
			</PluginPostStatusInfo>
		)
	);
}

/** Tells of it when the URL of the published post has changed. */
function useNews( { id, type, statuses }: PostProps ): void {
	const link = useSelect(
		( select ) => storedUrl( select, statuses ),
		[ statuses ]
	);
	const before = useRef( link );
	useEffect( () => {
		const was = before.current;
		before.current = link;
		if ( was && link && was !== link ) {
			void import( /* webpackChunkName: "editor-url-news" */ './tell' )
				.then( ( { tell } ) => tell( type, id, link ) )
				// The redirect exists, only the message is missing.
				.catch( () => {} );
		}
	}, [ id, type, link ] );
}

const data = window.pharosUrlChanges;

if ( data && 'id' in data ) {
	addMiddleware( sendChoice( data.id ) );
	registerPlugin( 'pharos-url-change', {
		render: () => <UrlChange { ...data } />,
	} );
}
