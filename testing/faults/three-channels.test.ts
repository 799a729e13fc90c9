import { testFaults } from '@/testing/faults/short-run';

testFaults(({ channels }) => Boolean(channels));
