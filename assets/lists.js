/*
 * Runs in lists of posts: puts what a post says into the form of quick edit, sends only what was changed there, and shows the
 * texts of bulk edit once they are to be set.
 */
( function () {
	const { inlineEditPost, jQuery } = window;
	const { edit, save } = inlineEditPost;

	const fieldsetOf = ( id ) =>
		document.querySelector( `#edit-${ id } .pharos-inline fieldset` );
	const controlOf = ( fieldset, name ) =>
		fieldset.querySelector( `[name="pharos_seo[${ name }]"]` );
	const baseOf = ( fieldset ) =>
		fieldset.querySelector( '[name="pharos_seo_base"]' );
	const idOf = ( target ) =>
		typeof target === 'object' ? inlineEditPost.getId( target ) : target;

	/** Fills a control; as the browser has it, a text without line breaks, it is what was not changed. */
	const fill = ( control, value ) => {
		control.value = value;
		control.dataset.filled = control.value;
	};

	// WordPress has no event for this.
	inlineEditPost.edit = function ( target ) {
		const answer = edit.apply( this, arguments );
		const id = idOf( target );
		const data = document.querySelector( `#inline_${ id } .pharos_seo` );
		const fieldset = fieldsetOf( id );
		if ( fieldset ) {
			// Who may not edit the SEO of this post sends none.
			fieldset.hidden = fieldset.disabled = ! data;
			const fields = data ? JSON.parse( data.dataset.fields ) : {};
			for ( const [ name, value ] of Object.entries( fields ) ) {
				fill( controlOf( fieldset, name ), value );
			}
			baseOf( fieldset ).value = JSON.stringify( fields );
		}
		return answer;
	};

	inlineEditPost.save = function ( target ) {
		const fieldset = fieldsetOf( idOf( target ) );
		const untouched = Array.from(
			fieldset?.querySelectorAll( '[data-filled]' ) ?? []
		).filter( ( { value, dataset } ) => value === dataset.filled );
		const names = untouched.map( ( { name } ) => name );
		// What has no name is not sent; what is disabled would lose the focus.
		untouched.forEach( ( control ) => ( control.name = '' ) );
		const answer = save.apply( this, arguments );
		untouched.forEach( ( control, i ) => ( control.name = names[ i ] ) );
		return answer;
	};

	/** Another user has changed the same fields: from now on the form is based on what is stored now. */
	function rebase( id, stored ) {
		const fieldset = fieldsetOf( id );
		const base = fieldset && baseOf( fieldset );
		if ( ! base ) {
			return;
		}
		base.value = JSON.stringify( {
			...JSON.parse( base.value ),
			...stored,
		} );
		for ( const [ name, value ] of Object.entries( stored ) ) {
			const control = controlOf( fieldset, name );
			const label = control.closest( 'label' );
			const mine = control.value;
			fill( control, value );
			control.value = mine;
			if ( label.nextElementSibling?.matches( 'button' ) ) {
				label.nextElementSibling.remove();
			}
			label.after(
				fieldset
					.querySelector( 'template' )
					.content.firstElementChild.cloneNode( true )
			);
			label.nextElementSibling.addEventListener( 'click', ( event ) => {
				fill( control, value );
				event.currentTarget.remove();
				control.focus();
			} );
		}
	}

	jQuery( document ).on( 'ajaxSuccess', ( event, request, { data } ) => {
		const sent = new URLSearchParams(
			typeof data === 'string' ? data : ''
		);
		const text = request.responseText ?? '';
		if (
			sent.get( 'action' ) === 'inline-save' &&
			text.startsWith( '<span data-pharos-stored' )
		) {
			const { body } = new window.DOMParser().parseFromString(
				text,
				'text/html'
			);
			rebase(
				sent.get( 'post_ID' ),
				JSON.parse( body.firstElementChild.dataset.pharosStored )
			);
		}
	} );

	const bulk = document.querySelectorAll(
		'#bulk-edit [name^="pharos_seo[set_"]'
	);
	for ( const select of bulk ) {
		const label = select.closest( 'label' ).nextElementSibling;
		const update = () => {
			label.hidden = select.value !== 'set';
		};
		select.addEventListener( 'change', update );
		update();
	}
} )();
