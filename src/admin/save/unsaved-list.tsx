import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Change } from './changes';
import { UnsavedChange } from './unsaved-change';

interface UnsavedListProps {
	changes: readonly Change[];
	onDiscard: () => void;
}

/** The content of the dropdown of unsaved changes, loaded when a user opens it. */
export default function UnsavedList( {
	changes,
	onDiscard,
}: UnsavedListProps ) {
	return (
		<>
			<h2 className="pharos-unsaved__title">
				{ __( 'Unsaved changes', 'pharos-seo' ) }
			</h2>
			<ul className="pharos-unsaved__list">
				{ changes.map( ( change ) => (
					<UnsavedChange key={ change.name } change={ change } />
				) ) }
			</ul>
			<Button variant="secondary" isDestructive onClick={ onDiscard }>
				{ __( 'Discard all', 'pharos-seo' ) }
			</Button>
		</>
	);
}
