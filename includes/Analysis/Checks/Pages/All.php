<?php
/**
 * The checks of this folder.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;

final class All {
	/** @return list<Check> */
	public static function checks(): array {
		return [
			new Canonical(),
			new Description(),
			new DescriptionLength(),
			new DoubleTags(),
			new Favicon(),
			new HeadingOrder(),
			new ImageAlt(),
			new Indexable(),
			new Language(),
			new MainHeading(),
			new OpenGraph(),
			new Schema(),
			new Title(),
			new TitleLength(),
			new Viewport(),
			new XCard(),
			new Reachable(),
			new Https(),
			new Www(),
			new NotFound(),
			new TrailingSlash(),
			new Compression(),
			new ResponseTime(),
			new PageWeight(),
			new TextShare(),
			new MixedContent(),
			new InternalLinks(),
			new ExternalLinks(),
			// Last, because these send many requests.
			new BrokenImages(),
			new BrokenLinks(),
			new RedirectChains(),
		];
	}
}
