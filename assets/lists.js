/*
 * Runs in lists of posts: puts what a post says into the form of quick edit, and shows the texts of bulk edit once they are
 * to be set.
 */
( function () {
	const { inlineEditPost } = window;
	const edit = inlineEditPost.edit;

	// WordPress has no event for this.
	inlineEditPost.edit = function ( target ) {
		const answer = edit.apply( this, arguments );
		const id = typeof target === 'object' ? this.getId( target ) : target;
		const data = document.querySelector( `#inline_${ id } .pharos_seo` );
		const fieldset = document.querySelector(
			`#edit-${ id } .pharos-inline fieldset`
		);
		if ( fieldset ) {
			// Who may not edit the SEO of this post sends none.
			fieldset.hidden = fieldset.disabled = ! data;
			const fields = data ? JSON.parse( data.dataset.fields ) : {};
			for ( const [ name, value ] of Object.entries( fields ) ) {
				fieldset.querySelector(
					`[name="pharos_seo[${ name }]"]`
				).value = value;
			}
		}
		return answer;
	};

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
