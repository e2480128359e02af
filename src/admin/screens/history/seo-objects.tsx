import { useDispatch } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store,
	type SeoHistoryEntry,
	type SeoHistoryObject,
} from '../../../../store';
import { LoadFailed } from '../../../components/load-failed';
import { ObjectLink } from '../../../components/object-link';
import { ShowMoreList } from '../../../components/show-more-list';
import { Skeleton } from '../../../components/skeleton';
import { useRequest } from '../../../components/use-request';
import { fieldLabel } from '../../../object-seo/field-label';
import { ValueChanges } from '../../save/value-changes';
import { redirectChange } from './redirect-change';

/** The objects of an entry, each with its changed fields. */
export function SeoObjects( { entry }: { entry: SeoHistoryEntry } ) {
	const { loadSeoFiles } = useDispatch( store );
	const [ pages, setPages ] = useState( 1 );
	const { id, changed, restored, kept } = entry;
	const {
		value: objects,
		failure,
		retry,
	} = useRequest(
		useCallback( async () => {
			// Again after an undo, which changes these numbers.
			void [ changed, restored, kept ];
			const { readHistoryObjects } = await loadSeoFiles();
			const all = Array.from( { length: pages }, ( _, i ) =>
				readHistoryObjects( id, i + 1 )
			);
			return ( await Promise.all( all ) ).flat();
		}, [ loadSeoFiles, id, pages, changed, restored, kept ] )
	);
	if ( failure && ! objects ) {
		return (
			<LoadFailed
				title={ __( 'The changes couldn’t be loaded.', 'pharos-seo' ) }
				error={ failure }
				onRetry={ retry }
			/>
		);
	}
	if ( ! objects ) {
		return <Skeleton rows={ 1 } />;
	}
	return (
		<ShowMoreList
			className="pharos-history__changes"
			rows={ objects.map( ( one, index ) => (
				<li key={ index } tabIndex={ -1 }>
					<div className="pharos-history__lines">
						<SeoObject { ...one } />
					</div>
				</li>
			) ) }
			onMore={
				objects.length < changed + restored + kept
					? () => setPages( pages + 1 )
					: undefined
			}
		/>
	);
}

function SeoObject( { object, changes, message }: SeoHistoryObject ) {
	return (
		<>
			<div className="pharos-history__object">
				{ object ? (
					<ObjectLink object={ object } />
				) : (
					__(
						'This was deleted, or you aren’t allowed to edit it.',
						'pharos-seo'
					)
				) }
				{ message !== '' && <p>{ message }</p> }
			</div>
			<ValueChanges
				changes={ changes.map( ( change ) => ( {
					name: change.field,
					field: undefined,
					...( object?.kind === 'redirect'
						? redirectChange( change )
						: {
								label: fieldLabel( change.field ),
								from: change.old,
								to: change.new,
							} ),
				} ) ) }
			/>
		</>
	);
}
