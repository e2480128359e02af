<?php
/**
 * SEO columns in lists of posts.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\Core\Feature as FeatureBase;
use Pharos\ObjectSeo\Duplicates;
use Pharos\ObjectSeo\PostFacts;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\ObjectSeo\TextIndexer;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new UncheckedController(function (): object {
			[$settings, $variables] = [($this->settings)(), ($this->variables)()];
			return new PostFacts(
				$settings,
				new SeoPayload($settings, $variables),
				new Duplicates(new TextIndexer($settings, $variables)),
			);
		}))->register_routes();
	}
}
