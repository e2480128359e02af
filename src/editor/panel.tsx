import { PanelBody } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { request } from '../../common/rest';
import {
	AddOnContent,
	isPart,
	useAddOnParts,
	type AddOnPart,
} from '../components/add-on-parts';
import { LoadFailed } from '../components/load-failed';
import { Skeleton } from '../components/skeleton';
import { useRequest } from '../components/use-request';
import { EDITOR_PANELS_FILTER } from '../extensions';
import { ObjectSeoFields } from '../object-seo';
import type {
	EditedObject,
	EditorData,
	PostFigures,
} from '../object-seo/types';
import { useIgnored, useSeo } from './fields';
import type { Live } from './watch';
import { useRefusals } from './saving/refusals';
import { showPlace } from './show-place';

/** Returns the figures of a post in Google Search; null until they are known, or if there are none. */
function useFigures( { id, hasSearchFigures }: EditorData ) {
	const ask = useMemo(
		() =>
			hasSearchFigures && id > 0
				? () =>
						request< { data: PostFigures | null } >( {
							path: addQueryArgs(
								'/pharos/v1/search-console/post',
								{ id }
							),
						} )
				: null,
		[ id, hasSearchFigures ]
	);
	const { value, failure } = useRequest( ask );
	return { figures: value?.data ?? undefined, hasFailed: failure !== null };
}

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
	const { figures, hasFailed } = useFigures( facts );
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
	if ( ! value || ! live?.serverData || ! live.page ) {
		return <Skeleton />;
	}
	return (
		<>
			<ObjectSeoFields
				facts={ facts }
				value={ value }
				inherited={ live.serverData.inherited }
				page={ live.page }
				errors={ errors }
				onChange={ change }
				figures={ figures }
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
			{ hasFailed && (
				<p className="pharos-editor__note">
					{ __(
						'The Search Console data couldn’t be loaded.',
						'pharos-seo'
					) }
				</p>
			) }
			<AddOnPanels { ...facts } page={ live.page } />
		</>
	);
}

/** The panels of add-ons (`pharos.editorPanels`). */
function AddOnPanels( { kind, type, id, page }: EditedObject ) {
	return useAddOnParts< AddOnPart< EditedObject > >(
		EDITOR_PANELS_FILTER,
		isPart
	).map( ( part ) => (
		<PanelBody key={ part.id } title={ part.title } initialOpen={ false }>
			<AddOnContent part={ part } props={ { kind, type, id, page } } />
		</PanelBody>
	) );
}
