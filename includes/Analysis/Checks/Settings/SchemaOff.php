<?php
/**
 * Checks whether structured data identifies the site and its owner.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class SchemaOff extends OutputCheck {
	public function id(): string {
		return 'schema_off';
	}

	protected function inspect(Site $site): ?Result {
		if (!$site->settings->get('enable_schemas')) {
			return Result::found(
				__('Structured data is turned off.', 'pharos-seo'),
				[
					__(
						'Structured data describes a page in a format for search engines: an article and its author, a product and its price. Many rich results, such as star ratings and breadcrumbs, require it.',
						'pharos-seo',
					),
					__(
						'Turn on Schema unless another plugin outputs structured data.',
						'pharos-seo',
					),
				],
				Fix::setting(
					__('Turn on schemas', 'pharos-seo'),
					'/tools/manage-features',
					'enable_schemas',
				),
			);
		}
		$missing = [];
		if (HomeSchemas::find($site, ['WebSite']) === []) {
			$missing[] = __('WebSite: the site name', 'pharos-seo');
		}
		if (HomeSchemas::find($site, ['Organization', 'Person']) === []) {
			$missing[] = __('Organization or Person: site representation', 'pharos-seo');
		}
		return $missing === []
			? Result::passed(__('Structured data identifies the site and its owner.', 'pharos-seo'))
			: Result::found(
				__('Structured data doesn’t identify the site or its owner.', 'pharos-seo'),
				[
					__(
						'Add these schemas to the home page. Search engines use them for the site name and logo in search results.',
						'pharos-seo',
					),
					['list' => $missing],
					__(
						'Add these schemas, or set their display conditions to the whole site again.',
						'pharos-seo',
					),
				],
				Fix::setting(__('Open the schemas', 'pharos-seo'), '/advanced/schema', 'schemas'),
			);
	}
}
