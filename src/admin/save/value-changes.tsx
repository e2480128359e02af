import { useLayoutEffect, useRef, useState } from '@wordpress/element';
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
					<Value
						as="del"
						text={ words?.from ?? describe( from, field ) }
					/>
					<Value
						as="ins"
						text={ words?.to ?? describe( to, field ) }
					/>
				</span>
			) ) }
		</>
	);
}

interface ValueProps {
	/** The element: for the old or the new value. */
	as: 'del' | 'ins';
	text: string;
}

/** A value; focusable if it is long and scrolls, so that the keyboard scrolls it. */
function Value( { as: Element, text }: ValueProps ) {
	const element = useRef< HTMLModElement >( null );
	const [ scrolls, setScrolls ] = useState( false );
	useLayoutEffect( () => {
		const { scrollHeight = 0, clientHeight = 0 } = element.current ?? {};
		setScrolls( scrollHeight > clientHeight );
	}, [ text ] );
	return (
		<Element
			ref={ element }
			dir="auto"
			{ ...( scrolls && { tabIndex: 0 } ) }
		>
			{ text }
		</Element>
	);
}

/** Returns the labels of the parts that differ, as one text. */
export const namesOf = ( changes: Change[] ): string =>
	changes.map( ( { label } ) => label ).join( ', ' );
