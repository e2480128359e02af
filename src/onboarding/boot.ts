/** What the setup wizard knows before it asks the server (printed by includes/Onboarding/Page.php). */
interface OnboardingBoot {
	/** Of the archives that are off by default: those that the owner has decided about. */
	chosen: string[];
	/** Whether several authors have published posts. */
	hasAuthors: boolean;
}

declare global {
	interface Window {
		pharosOnboarding?: OnboardingBoot;
	}
}

/**
 * The boot object of this page.
 *
 * @throws {Error} On a page that does not print one.
 */
export function getOnboarding(): OnboardingBoot {
	if ( ! window.pharosOnboarding ) {
		throw new Error(
			'window.pharosOnboarding is missing: the page did not print it.'
		);
	}
	return window.pharosOnboarding;
}
