<?php
/**
 * Another process is generating the sitemap and takes too long.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

final class Busy extends \RuntimeException {}
