import { Path, SVG } from '@wordpress/components';

/** The lighthouse logo of assets/logo.svg. */
export function Logo() {
	return (
		<SVG
			viewBox="0 0 20 20"
			width={ 24 }
			height={ 24 }
			fill="currentColor"
			aria-hidden="true"
			focusable="false"
		>
			<Path d="M8 1.5h4l.6 3.5H7.4L8 1.5ZM7 6h6v1.5H7V6Zm.6 2.5h4.8l1.5 8.5h1.6v1.5h-11V17h1.6l1.5-8.5ZM9.2 10l-.4 2h2.4l-.4-2H9.2ZM5.8 2.2v2.2L1 5.8V.8l4.8 1.4Zm8.4 0L19 .8v5l-4.8-1.4V2.2Z" />
		</SVG>
	);
}
