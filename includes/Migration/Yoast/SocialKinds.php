<?php
/**
 * The templates of Yoast SEO Premium for social networks.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\SourceMap;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\SocialTemplates;

/** The free version stores them too, and never outputs them. */
final class SocialKinds {
	private const PREMIUM = 'wordpress-seo-premium/wp-seo-premium.php';

	/** Yoast's names of the parts, by Pharos's. */
	private const PARTS = ['title' => 'facebook_title', 'description' => 'facebook_description'];

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$active =
			(array) get_option('active_plugins') +
			(array) get_site_option('active_sitewide_plugins');
		if (!in_array(self::PREMIUM, $active, true) && !isset($active[self::PREMIUM])) {
			return;
		}
		$rows = SourceMap::part('Yoast', 'templates');
		unset($rows[TemplateContext::SEARCH], $rows[TemplateContext::NOT_FOUND]);
		foreach (ContentTypes::pages($rows) as [$group, $name, $place, $key]) {
			$this->add($mapped, $group, $name, $key, $place);
		}
	}

	private function add(
		MappedData $mapped,
		string $group,
		string $name,
		string $key,
		string $place,
	): void {
		foreach (self::PARTS as $part => $target) {
			$text = Variables::translator()->translate(
				$this->options->text("social-$part-$key"),
				$place,
				$mapped,
				"social-$part-$key",
			);
			SocialTemplates::add($mapped, $group, $name, $target, $text);
		}
		$image = Images::address(
			$mapped,
			$this->options->text("social-image-url-$key"),
			(int) $this->options->text("social-image-id-$key"),
			"social-image-url-$key",
		);
		SocialTemplates::add($mapped, $group, $name, 'facebook_image', $image);
	}
}
