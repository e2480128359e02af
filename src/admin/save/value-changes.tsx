import type { Change } from './changes';
import { describe } from './describe';

interface ValueChangesProps {
	changes: Change[];
	/** Whether the labels of the parts are shown elsewhere. */
	isUnnamed?: boolean;
}

/** The differences of a setting, as split by useChangesOf(): label, old and new value of each part. */
export function ValueChanges( {
	changes,
	isUnnamed = false,
}: ValueChangesProps ) {
	return (
		<>
			{ changes.map( ( { name, label, field, from, to, words } ) => (
				<span key={ name } className="pharos-value-change">
					{ ! isUnnamed && <strong>{ label }</strong> }
					<del dir="auto">
						{ words?.from ?? describe( from, field ) }
					</del>
					<ins dir="auto">{ words?.to ?? describe( to, field ) }</ins>
				</span>
			) ) }
		</>
	);
}

/** Returns the labels of the parts that differ, as one text. */
export const namesOf = ( changes: Change[] ): string =>
	changes.map( ( { label } ) => label ).join( ', ' );
