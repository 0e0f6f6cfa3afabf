/// <reference types="@grocer/shared-contracts/remote" />
