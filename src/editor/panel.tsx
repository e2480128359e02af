import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { Lazy } from '../components/lazy';
import { LoadFailed } from '../components/load-failed';
import { Skeleton } from '../components/skeleton';
import { ObjectSeoFields } from '../object-seo';
import type { EditorData } from '../object-seo/types';
import { useIgnored, useSeo } from './fields';
import type { Live } from './live';
import { useRefusals } from './refusals';
import { showPlace } from './show-place';

const loadFigures = () =>
	import( /* webpackChunkName: "search-figures" */ './search-figures' );

interface PanelProps {
	facts: EditorData;
	live: Live | null;
}

/** The content of the sidebar. */
export function Panel( { facts, live }: PanelProps ) {
	const { dispatch } = useRegistry();
	const [ value, change ] = useSeo();
	const { ignored, ignore, restore } = useIgnored();
	const errors = useRefusals( facts, value );
	if ( live?.failure ) {
		return (
			<LoadFailed
				title={ __(
					'The SEO data of this post couldn’t be loaded.',
					'pharos-seo'
				) }
				error={ live.failure }
				onRetry={ live.retry }
			/>
		);
	}
	if ( ! value || ! live?.base || ! live.page ) {
		return <Skeleton />;
	}
	return (
		<>
			{ facts.hasSearchFigures && facts.id > 0 && (
				<Lazy
					load={ loadFigures }
					props={ { id: facts.id } }
					title={ __(
						'The Search Console data couldn’t be loaded.',
						'pharos-seo'
					) }
				/>
			) }
			<ObjectSeoFields
				facts={ facts }
				value={ value }
				inherited={ live.base.inherited }
				page={ live.page }
				errors={ errors }
				onChange={ change }
				checks={ {
					results: live.results,
					ignored,
					onIgnore: ignore,
					onRestore: restore,
					onShow: ( place ) => showPlace( dispatch, place ),
					editUrl: ( post ) =>
						addQueryArgs( 'post.php', { post, action: 'edit' } ),
				} }
			/>
		</>
	);
}
