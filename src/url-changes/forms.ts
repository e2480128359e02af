import { makeChoiceField, type ChoiceField } from './choice';

/** A form in which the URL of something can be changed. */
interface Place {
	/** Whether what is typed changes a URL that visitors know. */
	isChanged: () => boolean;
	/** What the choice is shown below. */
	anchor: Element;
}

const fields = new WeakMap< Element, ChoiceField >();

/** Shows the choice where a URL is about to change, and hides it where it is the former one again. */
function update( place: Place ): void {
	const { anchor } = place;
	const isChanged = place.isChanged();
	let field = fields.get( anchor );
	if ( ! field && isChanged ) {
		field = makeChoiceField();
		fields.set( anchor, field );
		anchor.after( field.element );
	}
	field?.show( isChanged );
}

type Control = HTMLInputElement | HTMLSelectElement;

const control = ( root: ParentNode, selector: string ) =>
	root.querySelector< Control >( selector );

const isAmong = ( statuses: string[], status: string | undefined | null ) =>
	status === undefined || status === null || statuses.includes( status );

/**
 * Quick edit of a post or term: WordPress keeps what is stored in the row.
 *
 * @param row      The form.
 * @param statuses Those of posts that have a page.
 */
function quickEdit( row: Element, statuses: string[] ): Place | null {
	const stored = document.getElementById(
		row.id.replace( /^edit-/, 'inline_' )
	);
	const slug = control( row, '[name="post_name"], [name="slug"]' );
	const anchor = slug?.closest( 'label' );
	if ( ! stored || ! slug || ! anchor ) {
		return null;
	}
	const was = ( name: string ) =>
		stored.querySelector( `.${ name }` )?.textContent;
	return {
		anchor,
		isChanged: () => {
			const parent = control( row, '[name="post_parent"]' );
			const isPrivate = row.querySelector< HTMLInputElement >(
				'[name="keep_private"]'
			)?.checked;
			return (
				! isPrivate &&
				isAmong( statuses, was( '_status' ) ) &&
				isAmong(
					statuses,
					control( row, '[name="_status"]' )?.value
				) &&
				( slug.value.trim() !== was( slug.name ) ||
					( parent !== null &&
						parent.value !== was( 'post_parent' ) ) )
			);
		},
	};
}

/** The whole form of a term, or the classic editor. */
function wholeForm( statuses: string[] ): Place | null {
	const isPost = document.getElementById( 'edit-slug-box' ) !== null;
	const slug = control( document, isPost ? '#post_name' : '#edittag #slug' );
	const anchor = isPost
		? document.getElementById( 'edit-slug-box' )
		: ( document.getElementById( 'slug-description' ) ?? slug );
	if ( ! slug || ! anchor ) {
		return null;
	}
	const parent = control( document, '#parent_id, #edittag #parent' );
	const was = [ slug.value, parent?.value ];
	return {
		anchor,
		isChanged: () => {
			const visibility = control(
				document,
				'#post [name="visibility"]:checked'
			)?.value;
			return (
				visibility !== 'private' &&
				isAmong(
					statuses,
					control( document, '#post #post_status' )?.value
				) &&
				( slug.value.trim() !== was[ 0 ] || parent?.value !== was[ 1 ] )
			);
		},
	};
}

/**
 * Asks in the forms of the page.
 *
 * @param statuses Those of posts that have a page.
 * @param isPublic Whether what the form is about has a page.
 */
export function askInForms( statuses: string[], isPublic: boolean ): void {
	const whole = isPublic ? wholeForm( statuses ) : null;
	const look = ( target: EventTarget | null ) => {
		const row = ( target as Element | null )?.closest?.(
			'.inline-edit-row:not(#bulk-edit)'
		);
		const place = row ? quickEdit( row, statuses ) : whole;
		if ( place ) {
			update( place );
		}
	};
	for ( const event of [ 'input', 'change' ] ) {
		document.addEventListener( event, ( { target } ) => look( target ) );
	}
	// The classic editor stores a slug without an event, and draws the permalink again.
	const box = document.getElementById( 'edit-slug-box' );
	if ( box && whole ) {
		new window.MutationObserver( () => look( box ) ).observe( box, {
			childList: true,
			subtree: true,
		} );
	}
}
