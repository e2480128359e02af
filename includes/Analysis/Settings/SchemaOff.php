<?php
/**
 * Checks whether structured data identifies the site and its owner.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class SchemaOff extends OwnCheck {
	public function id(): string {
		return 'schema_off';
	}

	protected function look(Site $site): ?Result {
		if (!$site->settings->get('enable_schemas')) {
			return Result::found(
				__('Structured data is switched off.', 'pharos-seo'),
				[
					__(
						'Structured data tells search engines what a page is about in a form that they need not guess: an article and its author, a product and its price. Many special results, such as stars and paths, need it.',
						'pharos-seo',
					),
					__('Switch Schema on unless another plugin prints it.', 'pharos-seo'),
				],
				Fix::setting(
					__('Switch schemas on', 'pharos-seo'),
					'/tools/manage-features',
					'enable_schemas',
				),
			);
		}
		$missing = [];
		if (HomeSchemas::of($site, ['WebSite']) === []) {
			$missing[] = __('WebSite: what the site is called', 'pharos-seo');
		}
		if (HomeSchemas::of($site, ['Organization', 'Person']) === []) {
			$missing[] = __('Organization or Person: whose site it is', 'pharos-seo');
		}
		return $missing === []
			? Result::passed(
				__('Structured data says what the site is and whose it is.', 'pharos-seo'),
			)
			: Result::found(
				__('Structured data does not say what the site is, or whose.', 'pharos-seo'),
				[
					__(
						'The home page should carry these schemas. Search engines take the name and the logo that they show from there.',
						'pharos-seo',
					),
					['list' => $missing],
					__('Add them, or show them on the whole site again.', 'pharos-seo'),
				],
				Fix::setting(__('Open the schemas', 'pharos-seo'), '/advanced/schema', 'schemas'),
			);
	}
}
